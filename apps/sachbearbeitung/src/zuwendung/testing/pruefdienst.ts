import { Refused } from '@foerderportal/client/testing/answers'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { App } from '@foerderportal/shell/testing/app'
import { fallLesen, fallUnterlagenLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { pruefpunkteLesen, vermerkSchreiben } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import type {
  PruefpunktAntwort,
  PruefungStand,
  VermerkEingabe,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { pdf } from '../../testing/pdf.ts'
import type { Person } from '../../testing/people.ts'
import { UNTERLAGEN, fallkopf, pruefung, vermerk } from './faelle.ts'

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
