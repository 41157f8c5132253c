import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/foerdergegenstand'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'

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
})
