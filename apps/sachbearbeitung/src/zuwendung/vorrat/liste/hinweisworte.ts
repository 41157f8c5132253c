import type { VorratZeile } from '@foerderportal/contract/zuwendung/vorrat/schema'
import { HINWEIS_TEXT } from '@foerderportal/contract/zuwendung/vorrat/stand'

type Angaben = Pick<VorratZeile, 'hinweise' | 'anwesend' | 'eigenes'>

/** 'Kern ist im Fall'; undefined where nobody is. */
export const anwesendWorte = ({ anwesend }: Pick<Angaben, 'anwesend'>): string | undefined =>
  anwesend.length === 0
    ? undefined
    : `${anwesend.join(', ')} ${anwesend.length === 1 ? 'ist' : 'sind'} im Fall`

/** All that should be known before opening the case, in one line. */
export const hinweisworte = (zeile: Angaben): string =>
  [
    zeile.eigenes ? 'Ihr Unternehmen' : undefined,
    ...zeile.hinweise.map((hinweis) => HINWEIS_TEXT[hinweis]),
    anwesendWorte(zeile),
  ]
    .filter((wort) => wort !== undefined)
    .join(' · ')
