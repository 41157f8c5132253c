import { ANTRAG_SEITEN } from '@foerderportal/contract/zuwendung/antrag/flow'
import {
  andersErrechnet,
  stelleInWorten,
  unterschiede,
} from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { seiteVon } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'

/** 'Finanzierung: Eigenmittel'; a question that is called as its page is said once. */
const stelleMitSeite = (formular: AntragFormular, stelle: string): string =>
  [...new Set([ANTRAG_SEITEN[seiteVon(stelle)].titel, stelleInWorten(formular, stelle)])].join(': ')

const HOECHSTENS = 6

/**
 * What differs between two states of an application, by value and to the last digit, in the words of its questions;
 * what follows from other answers comes last. [] where nothing of it has words.
 */
export const aenderungenInWorten = (vorher: AntragFormular, nachher: AntragFormular): string[] => {
  const stellen = [...unterschiede(vorher, nachher), ...andersErrechnet(vorher, nachher)]
  const alle = [...new Set(stellen.map((stelle) => stelleMitSeite(nachher, stelle)))]
  if (alle.length <= HOECHSTENS) return alle
  return [...alle.slice(0, HOECHSTENS), `und ${alle.length - HOECHSTENS} weitere Angaben`]
}
