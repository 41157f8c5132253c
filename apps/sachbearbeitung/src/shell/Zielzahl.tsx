import type { Wartendes } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'

/** As each number reads after the name of its list. */
const WORTE: Readonly<Record<keyof Wartendes, string>> = {
  vorrat: 'bei Ihnen offen',
  freigaben: 'für Sie',
  mitteilungen: 'unbeantwortet',
  auszahlungen: 'offen',
}

/** Beyond it a number says no more than that there is a lot. */
const HOECHSTENS = 99

type Props = { art: keyof Wartendes; anzahl: number | null | undefined; mitNull: boolean }

/** How much of a list waits for who is here. It lies over the edge of its link: with it or without, no other one moves. */
export function Zielzahl({ art, anzahl, mitNull }: Props) {
  if (anzahl === undefined || anzahl === null || (anzahl === 0 && !mitNull)) return null
  return (
    <>
      <span className="d-ziele__zahl" aria-hidden="true">
        {anzahl > HOECHSTENS ? `${HOECHSTENS}+` : anzahl}
      </span>
      <span className="p-nur-vorlesen">{`${anzahl.toLocaleString('de-DE')} ${WORTE[art]}`}</span>
    </>
  )
}
