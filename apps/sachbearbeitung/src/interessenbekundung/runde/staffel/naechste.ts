import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'

const freigegebene = ({ staffeln }: RundeAntwort) => staffeln.filter(({ status }) => status === 'FREIGEGEBEN')

/** The number of the next batch. */
export const naechsteNr = (runde: RundeAntwort): number => freigegebene(runde).length + 1

/** The last rank that a batch has named; the next one begins behind it. */
export const nachRang = (runde: RundeAntwort): number =>
  Math.max(0, ...freigegebene(runde).map(({ bisRang }) => bisRang))
