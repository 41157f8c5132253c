import type { Vorhandene } from '@foerderportal/assistent/dateien/types'
import { vorhandeneDateienAbfrage } from '@foerderportal/client/zuwendung/unterlagen'

/** Everything that applications of the company name. */
export const vorhandeneUnterlagen = (unternehmenGuid: string): Vorhandene => ({
  abfrage: vorhandeneDateienAbfrage(unternehmenGuid),
  suche: 'Name der Datei, Art der Unterlage oder Nummer des Antrags',
  keine: 'In den Anträgen Ihres Unternehmens gibt es noch keine Dateien.',
})
