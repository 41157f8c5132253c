import { Refused } from '@foerderportal/client/testing/answers'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { App } from '@foerderportal/shell/testing/app'
import { fallLesen, fallUnterlagenLesen } from '@foerderportal/contract/zuwendung/fall/routes'
import { pruefpunkteLesen, vermerkSchreiben } from '@foerderportal/contract/zuwendung/pruefpunkte/routes'
import type {
  PruefpunktAntwort,
  PruefungStand,
  VermerkEingabe,
} from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import type { Person } from '../../testing/people.ts'
import { UNTERLAGEN, fallkopf, pruefung, vermerk } from './faelle.ts'

const zeile = (text: string, y: number): string => `BT /F1 14 Tf 60 ${y} Td (${text}) Tj ET`

/** A PDF of two pages with real text. */
export const pdf = (): Blob => {
  const seiten = [
    [
      zeile('Landtechnik Muster GmbH', 760),
      zeile('Terravia MP 300', 700),
      zeile('Summe netto 46.200,00', 660),
    ],
    [zeile('Lieferzeit 12 Wochen', 760)],
  ].map((zeilen) => zeilen.join('\n'))
  const objekte = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>',
    ...seiten.flatMap((inhalt, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${4 + 2 * i} 0 R/Resources<</Font<</F1 7 0 R>>>>>>`,
      `<</Length ${inhalt.length}>>stream\n${inhalt}\nendstream`,
    ]),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const text = objekte.map((objekt, i) => `${i + 1} 0 obj${objekt}endobj\n`).join('')
  return new Blob([`%PDF-1.4\n${text}trailer<</Root 1 0 R/Size 8>>\n%%EOF\n`], { type: 'application/pdf' })
}

/** As the server refuses whoever builds on an older version. */
const schneller = ({ vermerke: [letzter] }: PruefpunktAntwort): Refused =>
  new Refused(
    ALLGEMEIN.konkurrierend,
    `${letzter?.person.name} hat diesen Prüfpunkt am 23.11.2026, 10:00:00 Uhr geändert.`,
    [
      { pfad: 'ergebnis', text: 'Dort steht jetzt: Erfüllt.' },
      { pfad: 'text', text: `Dort steht jetzt: „${letzter?.text}“` },
    ],
  )

/** Typing goes on in one's own Vermerk of the same submission; else a new one begins. */
const mitFassung = (
  alt: PruefpunktAntwort,
  { punkt: _punkt, ...worte }: VermerkEingabe,
): PruefpunktAntwort => {
  const [letzter, ...fruehere] = alt.vermerke
  const weiter = letzter?.person.sub === 'sub-sabine' && !letzter.ueberholt
  const neuer = vermerk({
    ...worte,
    nummer: weiter ? letzter.nummer : (letzter?.nummer ?? 0) + 1,
    fassungen: weiter ? letzter.fassungen + 1 : 1,
  })
  return {
    ...alt,
    stand: worte.ergebnis ?? 'OFFEN',
    vermerke: [neuer, ...(weiter ? fruehere : alt.vermerke)],
    version: alt.version + 1,
  }
}

/** A case with its check on a made-up server that keeps what is written. */
export const pruefdienst = ({ server }: App<Person>, anfang: PruefungStand = pruefung()) => {
  let stand = anfang
  const geschrieben: unknown[] = []
  const setzen = (neu: PruefpunktAntwort) => {
    stand = { ...stand, punkte: stand.punkte.map((p) => (p.code === neu.code ? neu : p)) }
    return neu
  }
  server.otherwise(fallLesen, 200, fallkopf())
  server.otherwise(fallUnterlagenLesen, 200, [...UNTERLAGEN])
  server.otherwise(pruefpunkteLesen, 200, () => stand)
  server.also(
    (anfrage) => anfrage.url.includes('/datei/'),
    () => Promise.resolve(new Response(pdf(), { headers: { 'content-type': 'application/pdf' } })),
  )
  server.serve(vermerkSchreiben, ({ body, headers }) => {
    const alt = stand.punkte.find(({ code }) => code === body.punkt)
    if (alt === undefined) throw new Error(`no point ${body.punkt}`)
    if (headers.get('if-match') !== `"${alt.version}"`) throw schneller(alt)
    geschrieben.push(body)
    const neu = setzen(mitFassung(alt, body))
    return { body: neu, version: neu.version }
  })
  return { geschrieben, setzen, stand: () => stand }
}
