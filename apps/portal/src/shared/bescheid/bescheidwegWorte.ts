import type {
  Bescheidweg,
  EinwilligungBekanntgabe,
} from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'

export const TITEL = 'Wie Ihre Bescheide kommen'
/** Where the choice stands among the fields of a page. */
export const BESCHEIDWEG_FELD = 'bescheidweg'

export const WEG_WORT: Record<Bescheidweg, string> = {
  PORTAL: 'Ins Portal, mit Mail',
  POST: 'Mit der Post',
}

/** What each means, in as many words. */
export const WEG_BEDEUTUNG: Record<Bescheidweg, string> = {
  PORTAL:
    'Wer zeichnungsberechtigt ist, bekommt eine E-Mail und ruft den Bescheid hier ab. Am Tag nach dem Abruf gilt er als bekannt gegeben. Dafür brauchen wir Ihre Einwilligung.',
  POST: 'Der Bescheid kommt als Brief an Ihr Unternehmen. Am vierten Tag nach der Aufgabe zur Post gilt er als bekannt gegeben. Dafür genügt Ihre Wahl.',
}

/** To the post, where a consent ends by it. */
export const WIDERRUF =
  'Damit widerrufen Sie die Einwilligung. Künftige Bescheide kommen mit der Post. Was schon zum Abruf bereitliegt, bleibt es bis zu seiner Frist.'

export const WEG_STAND: Record<Bescheidweg, string> = {
  PORTAL: 'Bescheide kommen ins Portal, mit einer E-Mail.',
  POST: 'Bescheide kommen mit der Post.',
}
export const OHNE_WAHL = 'Noch ist nichts gewählt. Bis dahin kommen Bescheide mit der Post.'

const von = (wer: string | null) => (wer === null ? '' : ` von ${wer}`)

/** Who chose it and when; undefined where nobody has. */
export const seitWann = (e: EinwilligungBekanntgabe): string | undefined => {
  if (e.erteilt && e.erteiltAm !== null)
    return `Eingewilligt ${alsWann(e.erteiltAm)}\u00a0Uhr${von(e.erteiltVon)}.`
  if (e.widerrufenAm !== null) return `Einwilligung widerrufen ${alsWann(e.widerrufenAm)}\u00a0Uhr.`
  return e.postAm === null ? undefined : `Gewählt ${alsWann(e.postAm)}\u00a0Uhr${von(e.postVon)}.`
}
