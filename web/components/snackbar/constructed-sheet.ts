/**
 * Before notistack is loaded: it writes its rules into a `<style>` element, which the policy forbids, and is handed a
 * constructed sheet instead.
 */
export function giveConstructedSheet(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let rules = ''
  const text = {
    get data() {
      return rules
    },
    set data(next: string) {
      rules = next
      sheet.replaceSync(next)
    },
  }
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } })
}
