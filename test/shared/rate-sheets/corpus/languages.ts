import { one, type SheetCase } from './sheet-case'

/** Sheets in other languages than English, as lodges of their neighbors send them. */
export const otherLanguages: readonly SheetCase[] = [
  {
    name: 'French: seasons in rows, a supplement and a child’s column',
    sheets: one(`
Camp Les Baobabs - Tarifs 2027
Tarifs nets en euros, par personne et par nuit en chambre double, TVA incluse, tous marchés
Saison | Période | Adulte | Suppl. single | Enfant (3 à 11 ans)
Basse saison | du 1er janvier au 31 mars 2027 | 310 € | 90 € | 155 €
Haute saison | du 1er avril au 31 décembre 2027 | 420 € | 120 € | 210 €`),
    answers: { 'other ages 2 and 12–17': 'leave' },
    figures: 6,
    unread: [
      'Tarifs nets en euros, par personne et par nuit en chambre double, TVA incluse, tous marchés',
    ],
    rates: {
      'Camp Les Baobabs / ': [
        '2027-01-01 2027-03-31 EUR twin=310 single=400 3-11=155 infant=0',
        '2027-04-01 2027-12-31 EUR twin=420 single=540 3-11=210 infant=0',
      ],
    },
  },
  {
    name: 'French: rooms by room and night',
    sheets: one(`
Lodge du Fleuve 2027
Tarifs nets en EUR par chambre et par nuit, petit déjeuner inclus, TTC, tous marchés
Chambre | 01/01/2027 - 30/04/2027 | 01/05/2027 - 31/12/2027
Bungalow | 180 € | 220 €
Suite familiale | 260 € | 320 €`),
    figures: 4,
    unread: [
      'Tarifs nets en EUR par chambre et par nuit, petit déjeuner inclus, TTC, tous marchés',
    ],
    rates: {
      'Lodge du Fleuve / Bungalow': [
        '2027-01-01 2027-04-30 EUR room twin=180 child=90 infant=0',
        '2027-05-01 2027-12-31 EUR room twin=220 child=110 infant=0',
      ],
      'Lodge du Fleuve / Suite familiale': [
        '2027-01-01 2027-04-30 EUR room twin=260 child=130 infant=0',
        '2027-05-01 2027-12-31 EUR room twin=320 child=160 infant=0',
      ],
    },
  },
  {
    name: 'Portuguese: two and one in a room',
    sheets: one(`
Gorongosa Lodge 2027
Preços em USD por pessoa por noite em quarto duplo, líquidos, IVA incluído, todos os mercados
Época | Datas | Duplo | Individual
Baixa | 01/01/2027 a 31/03/2027 | 230 | 300
Alta | 01/04/2027 a 31/12/2027 | 340 | 440`),
    figures: 4,
    unread: [
      'Preços em USD por pessoa por noite em quarto duplo, líquidos, IVA incluído, todos os mercados',
    ],
    rates: {
      'Gorongosa Lodge / ': [
        '2027-01-01 2027-03-31 USD twin=230 single=300 child=230 infant=0',
        '2027-04-01 2027-12-31 USD twin=340 single=440 child=340 infant=0',
      ],
    },
  },
  {
    name: 'German: an occupancy, a supplement and children by age',
    sheets: one(`
Etosha Aoba Lodge 2027
Nettopreise in NAD pro Person und Nacht im Doppelzimmer, inkl. MwSt, alle Märkte
Saison | Zeitraum | Erwachsene | EZ-Zuschlag | Kinder (6 bis 12 Jahre)
Nebensaison | 01.01.2027 bis 30.06.2027 | 2.150,00 | 450,00 | 1.075,00
Hochsaison | 01.07.2027 bis 31.12.2027 | 2.690,00 | 560,00 | 1.345,00`),
    answers: { 'other ages 2–5 and 13–17': 'leave' },
    figures: 6,
    rates: {
      'Etosha Aoba Lodge / ': [
        '2027-01-01 2027-06-30 NAD twin=2150 single=2600 6-12=1075 infant=0',
        '2027-07-01 2027-12-31 NAD twin=2690 single=3250 6-12=1345 infant=0',
      ],
    },
  },
  {
    name: 'Spanish: two, one and a child',
    sheets: one(`
Campamento Sabana tarifas netas 2027 USD por persona en doble, impuestos incluidos, todos los mercados
Temporada | Fechas | Doble | Individual | Niño 3-11
Baja | 1 ene - 31 mayo | 300 | 390 | 150
Alta | 1 jun - 31 dic | 450 | 590 | 225`),
    answers: { 'other ages 2 and 12–17': 'leave' },
    figures: 6,
    rates: {
      'Campamento Sabana / ': [
        '2027-01-01 2027-05-31 USD twin=300 single=390 3-11=150 infant=0',
        '2027-06-01 2027-12-31 USD twin=450 single=590 3-11=225 infant=0',
      ],
    },
  },
  {
    name: 'Italian: two and one in a room',
    sheets: one(`
Campo Savana tariffe nette 2027 EUR per persona in doppia, tasse incluse, internazionale
Stagione | Periodo | Doppia | Singola
Bassa | 1 gen - 31 mag | 300 | 390
Alta | 1 giu - 31 dic | 450 | 590`),
    figures: 4,
    rates: {
      'Campo Savana / ': [
        '2027-01-01 2027-05-31 EUR twin=300 single=390 child=300 infant=0',
        '2027-06-01 2027-12-31 EUR twin=450 single=590 child=450 infant=0',
      ],
    },
  },
  {
    name: 'Dutch: two and one in a room',
    sheets: one(`
Savanne Kamp netto tarieven 2027 EUR per persoon per nacht incl. btw internationaal
Seizoen | Periode | Tweepersoonskamer | Eenpersoonskamer
Laag | 1 jan - 31 mei | 300 | 390
Hoog | 1 jun - 31 dec | 450 | 590`),
    figures: 4,
    rates: {
      'Savanne Kamp / ': [
        '2027-01-01 2027-05-31 EUR twin=300 single=390 child=300 infant=0',
        '2027-06-01 2027-12-31 EUR twin=450 single=590 child=450 infant=0',
      ],
    },
  },
]
