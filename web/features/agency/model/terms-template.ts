/**
 * A start for an agency that has no terms yet: the clauses that travelers look for, with brackets
 * where the agency decides. Not legal advice, and said so beside it.
 */
export const termsTemplate = (agency: string): string =>
  `These terms apply to journeys booked with ${agency} (“we”, “us”). By accepting them you do so for everyone who travels with you.

1. Booking and deposit
Your booking is made when we confirm it in writing after receiving your deposit. Until then prices and rooms may change.

2. Prices and payment
The price and what it includes are those of your proposal. The balance is due on the date shown in your trip. If it isn’t paid by then, we may release the rooms after reminding you once.

3. Changes by you
Tell us as early as you can. We pass on what suppliers charge for a change, and [no fee / a fee of … per change] of our own.

4. Cancellation by you
Cancel in writing. We charge [… % of the price up to … days before departure, … % up to … days, 100 % after that], or what our suppliers charge us if that is more.

5. Changes and cancellation by us
If we must change a main part of your journey, you may accept the change, choose another journey or have your money back.

6. Insurance
Insurance for cancellation, medical care and evacuation is [required / strongly recommended] from the day you book.

7. Passports, visas and health
You are responsible for valid passports, visas and vaccinations. We tell you what we know; embassies and doctors have the last word.

8. Safaris and wild animals
Camps may be unfenced, and animals are wild. Follow your guides at all times. Minimum ages of camps and activities apply.

9. Our responsibility
We choose our suppliers with care. We are not liable for events beyond our control. Nothing here limits rights that the law gives you.

10. Your data
We use your details to arrange your journey and share them only with those who need them for it.

11. Law
These terms are governed by the law of [country].
`
