// What kind of document an e-invoice says it is: codes of UNTDID 1001, those that EN 16931 allows for an invoice (BT-3)
// and those of papers that come before or beside one.

type Rechnungsart = {
  readonly wort: string
  /** Why nothing is filled from it. */
  readonly nein?: string
  /** What is worth a look. */
  readonly hinweis?: string
  /** A paper before or beside an invoice: an order, an offer. */
  readonly fremd?: true
}

const NICHTS = 'Daraus wird nichts übernommen.'

const GUTSCHRIFT: Rechnungsart = {
  wort: 'Gutschrift',
  nein: `Das ist eine Gutschrift, keine Rechnung. ${NICHTS}`,
}
const KORREKTUR: Rechnungsart = {
  wort: 'Korrigierte Rechnung',
  hinweis: 'Diese Rechnung berichtigt eine frühere. Prüfen Sie, dass Sie die frühere nicht auch abrechnen.',
}
const ANZAHLUNG: Rechnungsart = {
  wort: 'Anzahlungsrechnung',
  hinweis: 'Das ist eine Anzahlungsrechnung. Prüfen Sie, ob schon geliefert ist.',
}
const NACHBELASTUNG: Rechnungsart = {
  wort: 'Nachbelastung',
  hinweis:
    'Das ist eine Nachbelastung. Prüfen Sie, zu welcher Rechnung sie gehört und dass Sie nichts zweimal abrechnen.',
}
const FACTORING: Rechnungsart = {
  wort: 'Rechnung mit abgetretener Forderung',
  hinweis:
    'Die Forderung aus dieser Rechnung ist abgetreten. Auf dem Zahlungsnachweis kann deshalb ein anderer Empfänger stehen als der Rechnungssteller.',
}
const FRACHT: Rechnungsart = {
  wort: 'Frachtrechnung',
  hinweis: 'Das ist eine Rechnung über Fracht. Prüfen Sie, zu welchem Fördergegenstand sie gehört.',
}

/** Something else than an invoice, as one names it: 'ein Angebot'. */
const anderes = (artikel: string, wort: string): Rechnungsart => ({
  wort,
  fremd: true,
  nein: `Das ist laut der Datei ${artikel} ${wort}, keine Rechnung. ${NICHTS} Laden Sie die Rechnung hoch.`,
})
const ANFORDERUNG = anderes('eine', 'Zahlungsanforderung')
const BEWERTUNG = anderes('eine', 'Berechnung der Vergütung')

/** A map, for a code comes from the file: no word that every object knows is one. */
const RECHNUNGSARTEN: ReadonlyMap<string, Rechnungsart> = new Map<string, Rechnungsart>([
  ['82', { wort: 'Verbrauchsabrechnung' }],
  ['331', { wort: 'Rechnung mit Packliste' }],
  ['380', { wort: 'Rechnung' }],
  ['382', { wort: 'Provisionsrechnung' }],
  ['388', { wort: 'Steuerrechnung' }],
  ['390', { wort: 'Delkredererechnung' }],
  [
    '326',
    {
      wort: 'Teilrechnung',
      hinweis:
        'Das ist eine Teilrechnung. Prüfen Sie, dass Sie dieselbe Leistung nicht auch mit einer späteren Rechnung abrechnen.',
    },
  ],
  [
    '875',
    {
      wort: 'Abschlagsrechnung',
      hinweis:
        'Das ist eine Abschlagsrechnung. Die Schlussrechnung kann ihren Betrag noch einmal enthalten: Rechnen Sie ihn nur einmal ab.',
    },
  ],
  [
    '876',
    {
      wort: 'Teilschlussrechnung',
      hinweis:
        'Das ist eine Teilschlussrechnung. Was Sie davon mit Abschlagsrechnungen schon abgerechnet haben, gehört zu den nicht förderfähigen Kosten.',
    },
  ],
  [
    '877',
    {
      wort: 'Schlussrechnung',
      hinweis:
        'Das ist eine Schlussrechnung. Was Sie davon mit Abschlags- oder Teilrechnungen schon abgerechnet haben, gehört zu den nicht förderfähigen Kosten.',
    },
  ],
  [
    '385',
    {
      wort: 'Sammelrechnung',
      hinweis:
        'Das ist eine Sammelrechnung. Rechnen Sie bei jedem Fördergegenstand nur ab, was ihn betrifft.',
    },
  ],
  [
    '389',
    {
      wort: 'Rechnung, vom Käufer ausgestellt',
      hinweis:
        'Diese Rechnung hat der Käufer ausgestellt. Prüfen Sie, dass als Rechnungssteller der Verkäufer steht.',
    },
  ],
  [
    '295',
    {
      wort: 'Rechnung über eine Preisänderung',
      hinweis:
        'Diese Rechnung betrifft eine Preisänderung. Prüfen Sie, zu welcher Rechnung sie gehört und dass Sie nichts zweimal abrechnen.',
    },
  ],
  [
    '395',
    {
      wort: 'Rechnung über Kommissionsware',
      hinweis:
        'Das ist eine Rechnung über Kommissionsware. Prüfen Sie, dass die Ware Ihrem Unternehmen gehört.',
    },
  ],
  [
    '575',
    {
      wort: 'Rechnung einer Versicherung',
      hinweis:
        'Das ist die Rechnung einer Versicherung. Prüfen Sie, ob sie zu dem gehört, was bewilligt ist.',
    },
  ],
  [
    // ZUGFeRD's profiles MINIMUM and BASIC WL bear it: in Germany they are no invoice by law, the PDF around them is.
    '751',
    {
      wort: 'Buchungshilfe zur Rechnung',
      hinweis:
        'Diese Daten sind nur eine Buchungshilfe. Vergleichen Sie sie mit der Rechnung, die Sie in der Datei lesen.',
    },
  ],
  ...['384', '471', '472', '473'].map((code) => [code, KORREKTUR] as const),
  ...['386', '500'].map((code) => [code, ANZAHLUNG] as const),
  ...['80', '84', '383', '527'].map((code) => [code, NACHBELASTUNG] as const),
  ...['393', '501'].map((code) => [code, FACTORING] as const),
  ...['623', '780'].map((code) => [code, FRACHT] as const),

  ...['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '502', '503', '532'].map(
    (code) => [code, GUTSCHRIFT] as const,
  ),
  [
    '325',
    {
      wort: 'Proformarechnung',
      nein: `Das ist eine Proformarechnung. ${NICHTS} Laden Sie die Rechnung hoch, auf die Sie gezahlt haben.`,
    },
  ],
  [
    '387',
    { wort: 'Mietrechnung', nein: `Das ist eine Rechnung über Miete, nicht über einen Kauf. ${NICHTS}` },
  ],
  [
    '394',
    { wort: 'Leasingrechnung', nein: `Das ist eine Leasingrechnung, keine über einen Kauf. ${NICHTS}` },
  ],
  ...['71', '211', '218', '219'].map((code) => [code, ANFORDERUNG] as const),
  ...['202', '203', '204'].map((code) => [code, BEWERTUNG] as const),
  ['102', anderes('eine', 'Steuermitteilung')],
  ['105', anderes('eine', 'Bestellung')],
  ['130', anderes('ein', 'Rechnungsdatenblatt')],
  ['220', anderes('eine', 'Bestellung')],
  ['221', anderes('eine', 'Rahmenbestellung')],
  ['230', anderes('eine', 'Änderung einer Bestellung')],
  ['231', anderes('eine', 'Auftragsbestätigung')],
  ['270', anderes('ein', 'Lieferschein')],
  ['310', anderes('ein', 'Angebot')],
  ['315', anderes('ein', 'Vertrag')],
  ['320', anderes('eine', 'Auftragsbestätigung')],
  ['351', anderes('ein', 'Lieferavis')],
  ['456', anderes('eine', 'Belastungsanzeige')],
  ['457', anderes('eine', 'Rücknahme einer Belastung')],
  ['553', anderes('eine', 'Meldung über Abweichungen')],
  ['633', anderes('ein', 'Dokument über Hafengebühren')],
  ['817', anderes('eine', 'Reklamation')],
  ['870', anderes('eine', 'Konsulatsfaktura')],
  ['935', anderes('eine', 'Zollrechnung')],
])

/** A code that the portal does not know as that of an invoice; nothing of it is taken for one. */
const unbekannt = (code: string): Rechnungsart => {
  const art = /^\d{1,4}$/.test(code) ? `Art ${code}` : 'unbekannte Art'
  return {
    wort: `Dokument (${art})`,
    fremd: true,
    nein: `Die Datei nennt als Art des Dokuments keine Rechnung, die das Portal kennt (${art}). ${NICHTS} Tragen Sie die Angaben selbst ein, wenn es eine ist.`,
  }
}

/** What a code of UNTDID 1001 means; a document of this form that names none is an invoice. */
export const rechnungsart = (code: string | null): Rechnungsart =>
  code === null ? { wort: 'Rechnung' } : (RECHNUNGSARTEN.get(code) ?? unbekannt(code))
