import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import {
  unternehmenVereinheitlichen,
  type UnternehmenDokument,
} from '@foerderportal/contract/unternehmen/rules'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { merge, type MergeRules, type Merged, type Pfad } from '@foerderportal/entwurf/merge'
import type { Fassungen } from '@foerderportal/shell/aendern/useAendern'
import { unternehmenAusWerten, type UnternehmenWerte } from './formular/formularwerte.ts'
import { kontoKennung, unternehmenWerte } from './formular/unternehmenWerte.ts'

type Konto = KontoInformation & { readonly kennung: string }
type Kennung = (konto: KontoInformation, stelle: number) => string

/** Half an address of one and half of the other is nobody's; the same holds for accounts. */
const ganz = ([feld, ...rest]: Pfad): boolean =>
  feld === 'adresseBetriebssitz' ||
  feld === 'korrespondenzadresse' ||
  (feld === 'kontoInformationen' && rest.length === 1)

/** Accounts under their names; without what follows from another field. */
const mischbar = (u: UnternehmenDokument, kennung: Kennung) =>
  u.type === 'LandwirtschaftlichesUnternehmen'
    ? {
        ...u,
        registerArt: null,
        kontoInformationen: u.kontoInformationen.map((k, i): Konto => ({ ...k, kennung: kennung(k, i) })),
      }
    : u

const konten = (u: UnternehmenDokument): string[] =>
  u.type === 'LandwirtschaftlichesUnternehmen' ? u.kontoInformationen.map(kontoKennung) : []

/**
 * The names that accounts of `stand` have in `neuere`. Where one is gone and another is there, it was replaced: whoever
 * changes it here too must choose between the two.
 */
const nachfolger = (stand: UnternehmenDokument, neuere: UnternehmenDokument): ReadonlyMap<string, string> => {
  const [alte, neue] = [konten(stand), konten(neuere)]
  const hinzugekommen = neue.filter((name) => !alte.includes(name))
  const weg = alte.filter((name) => !neue.includes(name))
  return new Map(weg.flatMap((name, i) => (hinzugekommen[i] === undefined ? [] : [[name, hinzugekommen[i]]])))
}

/** Accounts keep the name under which they were merged, as the newer state has it. */
const benennen = (wert: ReturnType<typeof mischbar>, heute: ReadonlyMap<string, string>): Kennung => {
  const namen =
    wert.type === 'LandwirtschaftlichesUnternehmen' ? wert.kontoInformationen.map((k) => k.kennung) : []
  return (konto, stelle) => {
    const name = namen[stelle] ?? kontoKennung(konto)
    return heute.get(name) ?? name
  }
}

/** Lays what is typed over a newer state, field by field: what both changed differently is a conflict. */
export const mergeUnternehmen = (
  { neuere, werte, begonnen }: Fassungen<UnternehmenHuelle, UnternehmenWerte>,
  wahl: Pick<MergeRules, 'wahl'>,
): Merged<UnternehmenWerte> => {
  const neu = unternehmenVereinheitlichen(neuere.value)
  const alt = unternehmenVereinheitlichen(unternehmenAusWerten(begonnen))
  const eigen = unternehmenVereinheitlichen(unternehmenAusWerten(werte))
  const heute = nachfolger(alt, neu)
  const damals = new Map([...heute].map(([frueher, jetzt]) => [jetzt, frueher]))
  const { wert, konflikte, fremdes } = merge(
    mischbar(neu, (k) => damals.get(kontoKennung(k)) ?? kontoKennung(k)),
    mischbar(eigen, (k, i) => werte.kontoInformationen[i]?.kennung ?? kontoKennung(k)),
    mischbar(alt, kontoKennung),
    { ...wahl, ganz },
  )
  return { wert: unternehmenWerte(wert, benennen(wert, heute)), konflikte, fremdes }
}
