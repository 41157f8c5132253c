import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'

type Gesendet = Pick<AntragAntwort, 'eingang' | 'nachforderung'>

/** The day by which an application is judged: that of its first submission, whatever the list says today (ADR 0028). */
export const stichtagVon = ({ eingang, nachforderung }: Gesendet, heute: string): string => {
  const erste = eingang?.fruehere.at(-1) ?? eingang
  return nachforderung?.stichtag ?? (erste ? tagInBerlin(new Date(erste.eingegangenAm)) : heute)
}

/** What an application is judged against on a day, from what the server answered with it. */
export const kontextAus = (
  antrag: AntragAntwort,
  kategorien: readonly Foerderprogramm[],
  heute: string,
): AntragKontext => ({
  heute,
  kategorien,
  erlaubteKategorien: antrag.erlaubteKategorien,
  moeglicheAntragstellerArten: antrag.moeglicheAntragstellerArten,
  moeglicheRechtsformen: antrag.moeglicheRechtsformen,
  vorhabenbeginn: antrag.vorhabenbeginn,
  unterlagen: antrag.unterlagen,
  fragebogen: antrag.fragebogen,
})
