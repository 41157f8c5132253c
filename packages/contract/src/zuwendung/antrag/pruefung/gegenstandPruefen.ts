import type { Feldfehler } from '../../../shared/problem.ts'
import type {
  Beratungsdienstleistung,
  Foerdergegenstand,
  FoerdergegenstandKlasse,
  FoerdergegenstandSeite,
  Maschine,
} from '../../kern/antragsformular/foerdergegenstand.ts'
import { gegenstaendeIn } from '../../kern/antragsformular/gegenstaende.ts'
import { fruehesterKauf, zuFrueh } from '../../kern/programm/kauftermin.ts'
import { fehler, fehlt, type Pruefung } from './pruefung.ts'
import type { AntragKontext } from '../schema.ts'

/** From when on one may buy, and what is said before it: the same for all machines of an application. */
type Kauf = { readonly ab: string; readonly zuFrueh: string }

const kaufVon = ({ vorhabenbeginn, heute }: AntragKontext): Kauf => ({
  ab: fruehesterKauf(vorhabenbeginn, heute).ab,
  zuFrueh: zuFrueh(vorhabenbeginn, heute),
})

/** In the order of the questions: so stands what is told of a machine. */
const maschinePruefen = (m: Maschine, pfad: string, kauf: Kauf): Feldfehler[] => [
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
  ),
  ...fehler([
    `${pfad}.anschaffungskostenNettoEinzeln`,
    m.anschaffungskostenNettoEinzeln === 0,
    'Geben Sie einen Nettopreis über 0,00 € ein.',
  ]),
  ...fehlt([
    `${pfad}.anschaffungsZeitpunkt`,
    m.anschaffungsZeitpunkt,
    'Geben Sie an, wann Sie kaufen möchten.',
  ]),
  ...fehler([
    `${pfad}.anschaffungsZeitpunkt`,
    typeof m.anschaffungsZeitpunkt === 'string' && m.anschaffungsZeitpunkt < kauf.ab,
    kauf.zuFrueh,
  ]),
  ...fehlt(
    [`${pfad}.dokumentAngebot`, m.dokumentAngebot, 'Laden Sie das Angebot hoch.'],
    [
      `${pfad}.dokumentHerstellerBestaetigung`,
      m.dokumentHerstellerBestaetigung,
      'Laden Sie die Bestätigung des Herstellers hoch.',
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

const gegenstandPruefen = (g: Foerdergegenstand, pfad: string, kauf: Kauf) =>
  g.type === 'Maschine' ? maschinePruefen(g, pfad, kauf) : beratungPruefen(g, pfad)

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
  gegenstaendeIn(seiten).some(({ type }) => type === 'Maschine')

const seitenPruefen = (seiten: readonly FoerdergegenstandSeite[], kontext: AntragKontext): Feldfehler[] => {
  const kauf = kaufVon(kontext)
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
        gegenstandPruefen(g, `${pfad}.foerdergegenstaende.${j}`, kauf),
      ),
    ]
  })
}

type Ergebnis = { readonly kontext: AntragKontext; readonly gefunden: readonly Feldfehler[] }

/** Every step of the wizard asks for its state and for that of its categories, all of the same forty items. */
const bekannte = new WeakMap<readonly FoerdergegenstandSeite[], Ergebnis>()

/** Classes of the Positivliste, their items, and consultancy only beside a machine where the class says so. */
export const foerdergegenstaendePruefen: Pruefung = ({ formular, kontext }) => {
  const seiten = formular.foerdergegenstandSeiten ?? []
  if (seiten.length === 0)
    return [{ pfad: 'foerdergegenstandSeiten', text: 'Geben Sie mindestens einen Fördergegenstand an.' }]
  const bekannt = bekannte.get(seiten)
  const ergebnis =
    bekannt?.kontext === kontext ? bekannt : { kontext, gefunden: seitenPruefen(seiten, kontext) }
  bekannte.set(seiten, ergebnis)
  return [...ergebnis.gefunden]
}
