import type { Feldfehler } from '../shared/problem.ts'
import type {
  Beratungsdienstleistung,
  Foerdergegenstand,
  FoerdergegenstandKlasse,
  FoerdergegenstandSeite,
  Maschine,
} from './foerdergegenstand.ts'
import { fruehesterKauf, zuFrueh } from './kauftermin.ts'
import { fehler, fehlt, type AntragKontext, type Pruefung } from './pruefung.ts'

const maschinePruefen = (
  m: Maschine,
  pfad: string,
  { heute, vorhabenbeginn }: AntragKontext,
): Feldfehler[] => [
  ...fehlt(
    [`${pfad}.hersteller`, m.hersteller, 'Geben Sie den Hersteller ein.'],
    [
      `${pfad}.typBezeichnung`,
      m.typBezeichnung,
      'Geben Sie die Typbezeichnung ein, wie sie im Angebot steht.',
    ],
    [`${pfad}.anbieter`, m.anbieter, 'Geben Sie den Anbieter ein, von dem das Angebot ist.'],
    [`${pfad}.anzahl`, m.anzahl, 'Geben Sie die Anzahl ein.'],
    [
      `${pfad}.anschaffungskostenNettoEinzeln`,
      m.anschaffungskostenNettoEinzeln,
      'Geben Sie den Nettopreis für ein Stück ein.',
    ],
    [`${pfad}.anschaffungsZeitpunkt`, m.anschaffungsZeitpunkt, 'Geben Sie an, wann Sie kaufen möchten.'],
    [`${pfad}.dokumentAngebot`, m.dokumentAngebot, 'Laden Sie das Angebot hoch.'],
    [
      `${pfad}.dokumentHerstellerBestaetigung`,
      m.dokumentHerstellerBestaetigung,
      'Laden Sie die Bestätigung des Herstellers hoch.',
    ],
  ),
  ...fehler(
    [
      `${pfad}.anschaffungskostenNettoEinzeln`,
      m.anschaffungskostenNettoEinzeln === 0,
      'Geben Sie einen Nettopreis über 0,00 € ein.',
    ],
    [
      `${pfad}.anschaffungsZeitpunkt`,
      typeof m.anschaffungsZeitpunkt === 'string' &&
        m.anschaffungsZeitpunkt < fruehesterKauf(vorhabenbeginn, heute).ab,
      zuFrueh(vorhabenbeginn, heute),
    ],
  ),
]

const beratungPruefen = (b: Beratungsdienstleistung, pfad: string): Feldfehler[] => [
  ...fehlt(
    [`${pfad}.bezeichnung`, b.bezeichnung, 'Geben Sie an, wozu Sie beraten werden.'],
    [`${pfad}.kosten`, b.kosten, 'Geben Sie die Nettokosten der Beratung ein.'],
  ),
  ...fehler([`${pfad}.kosten`, b.kosten === 0, 'Geben Sie Kosten über 0,00 € ein.']),
]

const gegenstandPruefen = (g: Foerdergegenstand, pfad: string, kontext: AntragKontext) =>
  g.type === 'Maschine' ? maschinePruefen(g, pfad, kontext) : beratungPruefen(g, pfad)

const klasseVon = (seite: FoerdergegenstandSeite, kontext: AntragKontext) =>
  kontext.kategorien
    .find((k) => k.id === seite.kategorie)
    ?.foerdergegenstandKlassen.find((k) => k.id === seite.foerdergegenstandKlasse)

const passtZurKlasse = (g: Foerdergegenstand, klasse: FoerdergegenstandKlasse) =>
  (g.type === 'Maschine') === (klasse.foerdergegenstandTyp === 'MASCHINE')

const klassePruefen = (seite: FoerdergegenstandSeite, pfad: string, kontext: AntragKontext): Feldfehler[] => {
  const klasse = klasseVon(seite, kontext)
  const gegenstaende = seite.foerdergegenstaende ?? []
  return fehler(
    [
      `${pfad}.foerdergegenstandKlasse`,
      klasse === undefined || !kontext.erlaubteKategorien.includes(seite.kategorie ?? ''),
      'Wählen Sie eine Klasse aus der Positivliste, zu der Sie eingeladen sind.',
    ],
    [
      `${pfad}.foerdergegenstaende`,
      gegenstaende.length === 0,
      'Geben Sie mindestens einen Fördergegenstand an.',
    ],
    [
      `${pfad}.foerdergegenstaende`,
      klasse !== undefined && gegenstaende.some((g) => !passtZurKlasse(g, klasse)),
      'Die Fördergegenstände passen nicht zur gewählten Klasse.',
    ],
  )
}

const hatMaschine = (seiten: readonly FoerdergegenstandSeite[]) =>
  seiten.some((s) => (s.foerdergegenstaende ?? []).some((g) => g.type === 'Maschine'))

/** Classes of the Positivliste, their items, and consultancy only beside a machine where the class says so. */
export const foerdergegenstaendePruefen: Pruefung = ({ formular, kontext }) => {
  const seiten = formular.foerdergegenstandSeiten ?? []
  if (seiten.length === 0)
    return [{ pfad: 'foerdergegenstandSeiten', text: 'Geben Sie mindestens einen Fördergegenstand an.' }]
  return seiten.flatMap((seite, i) => {
    const pfad = `foerdergegenstandSeiten.${i}`
    const kombination = klasseVon(seite, kontext)?.kombination === true
    return [
      ...klassePruefen(seite, pfad, kontext),
      ...fehler([
        `${pfad}.foerdergegenstandKlasse`,
        kombination && !hatMaschine(seiten),
        'Diese Klasse ist nur zusammen mit einer Maschine möglich.',
      ]),
      ...(seite.foerdergegenstaende ?? []).flatMap((g, j) =>
        gegenstandPruefen(g, `${pfad}.foerdergegenstaende.${j}`, kontext),
      ),
    ]
  })
}
