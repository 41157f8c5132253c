import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen, type Refusal } from '../http/refusal.ts'

/** What a table says to an act: in another state as its slice refuses, 403 to whoever has no part in it. */
export const fordern = (grund: Laufhindernis | null, nichtMoeglich: (text: string) => Refusal): void => {
  if (grund === null) return
  throw grund.liegtAn === 'PERSON'
    ? absagen(ALLGEMEIN.keineBerechtigung, grund.text)
    : nichtMoeglich(grund.text)
}
