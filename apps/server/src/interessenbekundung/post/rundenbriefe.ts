import { alsDatum, alsMinute, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Anlass } from './rundenpost.ts'

/** What a letter about a round is written from. */
export type Briefrunde = {
  readonly guid: string
  readonly bezeichnung: string
  readonly von: Date
  readonly bis: Date
}

type Text = { readonly betreff: string; readonly absaetze: readonly string[] }

const letzterTag = ({ bis }: Briefrunde): string => `${alsMinute(letzterMoment(bis.toISOString()))} Uhr`
const ersterTag = ({ von }: Briefrunde): string => alsDatum(tagInBerlin(von))

const NUR_ZEICHNENDE = 'Hat das schon jemand aus Ihrem Unternehmen gesehen, müssen Sie nichts tun.'

/** What it is about stands in the portal: a mail goes through many hands. */
export const RUNDENBRIEFE: Readonly<Record<Anlass, (r: Briefrunde) => Text>> = {
  veroeffentlicht: (r) => ({
    betreff: `Neue Runde: ${r.bezeichnung}`,
    absaetze: [
      `vom ${ersterTag(r)} bis zum ${letzterTag(r)} können landwirtschaftliche Unternehmen im Portal ihr Interesse an „${r.bezeichnung}“ bekunden.`,
      'Es kommt nicht darauf an, wer zuerst kommt: Nach der Frist entscheidet ein öffentlich nachprüfbares Los über die Reihenfolge.',
    ],
  }),
  verlaengert: (r) => ({
    betreff: `Frist verlängert: ${r.bezeichnung}`,
    absaetze: [
      `die Frist der Runde „${r.bezeichnung}“ läuft erst am ${letzterTag(r)} ab. So lange können Sie Ihre Interessenbekundung einreichen, ändern oder zurückziehen.`,
    ],
  }),
  endetBald: (r) => ({
    betreff: `Noch nicht abgesendet: ${r.bezeichnung}`,
    absaetze: [
      `im Portal liegt eine Interessenbekundung Ihres Unternehmens zur Runde „${r.bezeichnung}“, die so, wie sie dort steht, noch nicht abgesendet ist. Das geht bis zum ${letzterTag(r)}, danach nicht mehr.`,
      'An der Reihung nimmt nur teil, was abgesendet ist.',
      NUR_ZEICHNENDE,
    ],
  }),
  annulliert: (r) => ({
    betreff: `Runde annulliert: ${r.bezeichnung}`,
    absaetze: [
      `die Runde „${r.bezeichnung}“, in der Ihr Unternehmen Interesse bekundet hat, ist annulliert. Den Grund finden Sie auf der öffentlichen Seite der Runde.`,
      'Findet die Runde noch einmal statt, ist das eine neue Runde. Wir schreiben Ihnen dann.',
    ],
  }),
  gereiht: (r) => ({
    betreff: `Ihr Rang liegt vor: ${r.bezeichnung}`,
    absaetze: [
      `die Reihung der Runde „${r.bezeichnung}“ ist freigegeben. Im Portal liegt Ihr Rang, und Sie können Ihr Los selbst nachrechnen.`,
      NUR_ZEICHNENDE,
    ],
  }),
  eingeladen: (r) => ({
    betreff: `Einladung zum Antrag: ${r.bezeichnung}`,
    absaetze: [
      `im Portal liegt eine Einladung für Ihr Unternehmen, einen Antrag zu „${r.bezeichnung}“ zu stellen. Dort steht auch, bis wann.`,
      NUR_ZEICHNENDE,
    ],
  }),
  entfallen: (r) => ({
    betreff: `Ihre Interessenbekundung ist entfallen: ${r.bezeichnung}`,
    absaetze: [
      `die Interessenbekundung Ihres Unternehmens in der Runde „${r.bezeichnung}“ ist entfallen. Im Portal liegt der Grund.`,
    ],
  }),
  einladungVerlaengert: (r) => ({
    betreff: `Mehr Zeit für Ihren Antrag: ${r.bezeichnung}`,
    absaetze: [
      `die Frist Ihrer Einladung zu „${r.bezeichnung}“ ist verlängert. Im Portal steht, bis wann Sie den Antrag einreichen können.`,
    ],
  }),
}
