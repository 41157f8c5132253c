import { pdfErzeugen } from '../../../platform/pdf/pdf.ts'
import type { Services } from '../../../platform/services.ts'
import { anlagenLaden } from './anlagen.ts'
import type { Auszahlungseingaben } from './auszahlungseingaben.ts'
import { bescheidinhalt, bescheidZurAuszahlung } from './bescheide.ts'
import { bescheidPdf, vorschauPdf } from './bescheidPdf.ts'

/** The notice on a payout request to look at: as it was released, or as it would be; undefined where there is none. */
export const auszahlungsbescheidSetzen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  auszahlungGuid: string,
  eingaben: Auszahlungseingaben | null | undefined,
): Promise<Buffer | undefined> => {
  const bescheid = await bescheidZurAuszahlung(db, auszahlungGuid)
  const inhalt = bescheid ? bescheidinhalt(bescheid) : eingaben
  if (!inhalt) return undefined
  const auftrag = 'nummer' in inhalt ? bescheidPdf(inhalt) : vorschauPdf(inhalt)
  const anlagen = await anlagenLaden(db, inhalt)
  return pdfErzeugen({ ...auftrag, anlagen, erstelltAm: clock.now(), standard: 'ua-1' })
}
