import { mitOder } from '../aufzaehlung.ts'

/** What a status is called, its tone, and what happens next (rule G-02). */
export type StatusAnzeige = { readonly wort: string; readonly ton: Ton; readonly weiter: string }
export type Ton = 'info' | 'erfolg' | 'warnung' | 'neutral'

/** In `nach`: it stays where it is, or it is there no more (S4-10). */
export const BLEIBT = 'BLEIBT'
export const FORT = 'FORT'
type Ziel<S> = Exclude<S, null> | typeof BLEIBT | typeof FORT

/** One row: who moves it, from where, to where. Further columns are its table's own. */
export type Laufzeile<S extends string | null, A extends string> = {
  readonly von: readonly S[]
  /** By the state, where that decides who may. */
  readonly wer: readonly A[] | { readonly [K in Exclude<S, null>]?: readonly A[] }
  /** Where it leads; by who does it, where that decides. */
  readonly nach: Ziel<S> | { readonly [K in A]?: Ziel<S> }
  /** On its button. */
  readonly knopf?: string
  /** Why nobody else does it, where that says more than who asks. */
  readonly nurSo?: string
} & (
  | {
      /** Why it can't be done from another state; by that state, where that says more. */
      readonly sonst: string | ((stand: S) => string)
    }
  | {
      /** The verb in a refusal: 'Sie können den Antrag nicht mehr …'. */
      readonly verb: string
    }
)

/** What a refusal lies in: the state it is in (412), or who asks (403). */
export type Laufhindernis = { readonly liegtAn: 'STAND' | 'PERSON'; readonly text: string }

/** What is said to whoever has no part in an act: always the same, or by who may, and by where it stands. */
type Satz<A extends string, S extends string | null> =
  | string
  | ((zeile: { readonly wer: readonly A[]; readonly verb: string; readonly stand: S }) => string)

type Stand<D extends string, B> = D | Extract<B, null>

/** Its states in their order, with their words where a refusal names them. */
type Staende<D extends string> = readonly D[] | Readonly<Record<D, { readonly wort: string }>>

type Angaben<D extends string, B extends string | null, A extends string, Z> = {
  /** What moves, masculine: 'Antrag'. */
  readonly was: string
  /** The word for the state in which nobody has begun. */
  readonly nochNicht?: string
  readonly staende: Staende<D>
  /** Where it begins; null: nobody has begun one. */
  readonly anfang: B
  /** From where nothing leads on. */
  readonly ende: readonly NoInfer<D>[]
  /** Everybody who acts or asks, in the order in which he is answered who is several; who is none, as the last. */
  readonly akteure: Readonly<Record<A, Satz<NoInfer<A>, Stand<NoInfer<D>, NoInfer<B>>>>>
  /** Who would be the other one, but has a part in it: he is told that of what the other may, and else what the other is. */
  readonly gesperrt?: { readonly [K in NoInfer<A>]?: NoInfer<A> }
  readonly zeilen: Z
}

export type Lauf<S extends string | null, A extends string, Z> = {
  readonly staende: readonly Exclude<S, null>[]
  /** What it is called there. */
  readonly wort: (stand: S) => string
  readonly anfang: S
  readonly ende: readonly Exclude<S, null>[]
  readonly akteure: readonly A[]
  /** The names of the rows are what the audit log calls the acts, where it logs them. */
  readonly zeilen: Z
  readonly aktionen: readonly (keyof Z & string)[]
  /** Why it is not possible for somebody who is all of these, for the screen and for `detail`; null when it is. */
  readonly hindernis: (aktion: keyof Z, stand: S, wer: readonly A[]) => Laufhindernis | null
  /** Where it stands after an act that is possible. */
  readonly danach: (aktion: keyof Z, stand: S, wer: A) => S | typeof FORT
}
/** The states and the acts of a table, as types. */
export type StandVon<L> = L extends Lauf<infer S, infer _A, infer _Z> ? S : never
export type AkteurVon<L> = L extends Lauf<infer _S, infer A, infer _Z> ? A : never
export type AktionVon<L extends { readonly zeilen: object }> = keyof L['zeilen'] & string

const gross = (wort: string) => wort.charAt(0).toUpperCase() + wort.slice(1)

const zugelassene = <S extends string | null, A extends string>(
  { wer }: Laufzeile<S, A>,
  stand: S,
): readonly A[] =>
  Array.isArray(wer) ? wer : ((wer as { readonly [K in string]?: readonly A[] })[stand ?? ''] ?? []) // by state

const wohin = <S extends string | null, A extends string>(
  { nach }: Laufzeile<S, A>,
  stand: S,
  wer: A,
): S | typeof FORT => {
  const ziel = typeof nach === 'string' ? nach : nach[wer]
  return ziel === undefined || ziel === BLEIBT ? stand : (ziel as S | typeof FORT) // no other is left
}

/**
 * A life cycle as a table: the page, the server and the tests ask the same. Only from where and by whom: whatever else a
 * case needs stands with its act.
 */
/* @__NO_SIDE_EFFECTS__ */
export const lauf = <
  const D extends string,
  const A extends string,
  const Z extends Readonly<Record<string, Laufzeile<Stand<NoInfer<D>, NoInfer<B>>, NoInfer<A>>>>,
  const B extends NoInfer<D> | null,
>({
  was,
  nochNicht = 'Noch nicht begonnen',
  staende,
  anfang,
  ende,
  akteure,
  gesperrt = {},
  zeilen,
}: Angaben<D, B, A, Z>): Lauf<Stand<D, B>, A, Z> => {
  type S = Stand<D, B>
  type Zeile = Laufzeile<S, A>
  const zeile = (aktion: keyof Z) => zeilen[aktion] as unknown as Zeile // a key of the table
  const namen = (Array.isArray(staende) ? staende : Object.keys(staende)) as Exclude<S, null>[] // its own keys
  const worte = staende as { readonly [K in string]?: { readonly wort: string } }
  const wort = (s: S): string => (s === null ? nochNicht : (worte[s]?.wort ?? s))
  const genannt = (s: S) => `„${wort(s)}“`
  const reihe = Object.keys(akteure) as A[] // its own keys
  const letzter = reihe.at(-1) as A // there is one
  const frei: { readonly [K in string]?: A } = gesperrt

  const zumStand = (z: Zeile, stand: S): string => {
    if ('sonst' in z) return typeof z.sonst === 'string' ? z.sonst : z.sonst(stand)
    return `Der ${was} hat den Stand ${genannt(stand)}. ${gross(z.verb)} lässt er sich nur im Stand ${mitOder(z.von.map(genannt))}.`
  }
  const zurPerson = (z: Zeile, stand: S, darf: readonly A[], wer: readonly A[]): string => {
    if (z.nurSo !== undefined) return z.nurSo
    const wieFrei = wer.map((einer) => frei[einer] ?? einer)
    const gemeint =
      wer.find((einer) => darf.some((d) => d === frei[einer])) ??
      reihe.find((einer) => wieFrei.includes(einer)) ??
      letzter
    const satz = akteure[gemeint]
    return typeof satz === 'string' ? satz : satz({ wer: darf, verb: 'verb' in z ? z.verb : '', stand })
  }

  return {
    staende: namen,
    wort,
    anfang: anfang as S, // one of its own states, or null
    ende,
    akteure: reihe,
    zeilen,
    aktionen: Object.keys(zeilen),
    hindernis: (aktion, stand, wer) => {
      const z = zeile(aktion)
      if (!z.von.includes(stand)) return { liegtAn: 'STAND', text: zumStand(z, stand) }
      const darf = zugelassene(z, stand)
      return wer.some((einer) => darf.includes(einer))
        ? null
        : { liegtAn: 'PERSON', text: zurPerson(z, stand, darf, wer) }
    },
    danach: (aktion, stand, wer) => wohin(zeile(aktion), stand, wer),
  }
}
