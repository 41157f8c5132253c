import type { Testfall } from '../berichte.ts'

export type Anforderung = { readonly id: string; readonly text: string; readonly stand: string }
export type Vergleich = {
  /** Sentences that make the check fail. */
  readonly fehler: readonly string[]
  /** Open rows that tests already carry: candidates for 'fertig'. */
  readonly offenMitTests: readonly Anforderung[]
  /** Rows without a test that passed. */
  readonly ohneTest: readonly Anforderung[]
  readonly bewiesen: number
}

const KENNUNG = String.raw`[RS]\d+(?:\.\d+)?-\d+`
const ZEILE = new RegExp(String.raw`^\|\s*(${KENNUNG})\s*\|\s*(.+?)\s*\|\s*(\S+)\s*\|\s*$`, 'gm')

/** Rows of all tables of `docs/anforderungen.md`. */
export const anforderungenLesen = (markdown: string): Anforderung[] =>
  [...markdown.matchAll(ZEILE)].map(([, id = '', text = '', stand = '']) => ({ id, text, stand }))

const kennungen = (titel: string): string[] =>
  [...titel.matchAll(new RegExp(String.raw`\[(${KENNUNG})\]`, 'g'))].map(([, id = '']) => id)

const mitKennung = (faelle: readonly Testfall[], ausgang: Testfall['ausgang']): Set<string> =>
  new Set(faelle.filter((f) => f.ausgang === ausgang).flatMap((f) => kennungen(f.titel)))

const doppelte = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, i) => ids.indexOf(id) !== i)),
]

/**
 * Compares what the table promises with what tests prove. A row is proven when a test that carries its id passed and
 * none that carries it failed.
 */
export const vergleichen = (zeilen: readonly Anforderung[], faelle: readonly Testfall[]): Vergleich => {
  const bestanden = mitKennung(faelle, 'bestanden')
  const gescheitert = mitKennung(faelle, 'fehlgeschlagen')
  const bekannt = new Set(zeilen.map((z) => z.id))
  const bewiesen = (z: Anforderung) => bestanden.has(z.id) && !gescheitert.has(z.id)
  const fertig = zeilen.filter((z) => z.stand === 'fertig')
  return {
    fehler: [
      ...(zeilen.length === 0 ? ['docs/anforderungen.md enthält keine Anforderung.'] : []),
      ...doppelte(zeilen.map((z) => z.id)).map((id) => `${id} steht zweimal in docs/anforderungen.md.`),
      ...zeilen
        .filter((z) => z.stand !== 'offen' && z.stand !== 'fertig')
        .map((z) => `${z.id}: der Stand '${z.stand}' ist weder offen noch fertig.`),
      ...fertig
        .filter((z) => !bewiesen(z))
        .map(
          (z) =>
            `${z.id} ist fertig, aber ${gescheitert.has(z.id) ? 'ein Test dazu scheitert' : 'kein bestandener Test trägt die Kennung'}: ${z.text}`,
        ),
      ...[...bestanden, ...gescheitert]
        .filter((id, i, alle) => !bekannt.has(id) && alle.indexOf(id) === i)
        .map((id) => `${id} steht in einem Testtitel, aber nicht in docs/anforderungen.md.`),
    ],
    offenMitTests: zeilen.filter((z) => z.stand === 'offen' && bewiesen(z)),
    ohneTest: zeilen.filter((z) => !bewiesen(z)),
    bewiesen: zeilen.filter(bewiesen).length,
  }
}
