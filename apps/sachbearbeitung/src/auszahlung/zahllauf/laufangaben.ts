import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import type { Angabe } from '../../shared/Angaben.tsx'

/** What a run pays, and from where: read once more before a second person releases something of it. */
export const laufangaben = ({ programm, posten, summe, konto }: Zahllauf): readonly Angabe[] => {
  const bezahlte = posten.filter(({ status }) => status === 'OFFEN')
  return [
    ['Programm', programmName(programm)],
    ['Summe', euro(summe)],
    ['Posten', bezahlte.length.toLocaleString('de-DE')],
    // one payee says more than a number
    ['Unternehmen', bezahlte.length === 1 ? bezahlte[0]?.unternehmenName : undefined],
    ['Konto der Bank', `${konto.name}, ${konto.iban}`],
  ]
}
