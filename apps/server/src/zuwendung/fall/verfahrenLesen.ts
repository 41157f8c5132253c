import { anhoerungStand } from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import { bescheidOeffnen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type { FallAnsicht } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import type { Services } from '../../platform/services.ts'
import { letzteAnhoerung } from '../anhoerung/anhoerungen.ts'
import { bescheideAnsehen, mitleserLaden } from '../bekanntgabe/bescheidAnsicht.ts'
import { bescheideDesFalls } from '../bekanntgabe/bekanntgaben.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'

/** The last hearing of a case, as its applicant knows of it; nothing where there was none. */
export const anhoerungZumFall = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  geschaeftGuid: string,
): Promise<Pick<FallAnsicht, 'anhoerung'>> => {
  const row = await letzteAnhoerung(db, geschaeftGuid)
  if (row === undefined) return {}
  const frist = row.frist.toISOString()
  const beantwortetAm = row.beantwortet_am?.toISOString() ?? null
  return { anhoerung: { frist, stand: anhoerungStand({ frist, beantwortetAm }, clock.now()) } }
}

type Fall = Pick<BankAntrag, 'geschaeft_guid' | 'unternehmen_guid'>

/** Its notices that are printed, as a member reads them who does not sign; the bank gets their files at its own address. */
export const bescheideZumFall = async (
  services: Services,
  { geschaeft_guid: geschaeft, unternehmen_guid: unternehmen }: Fall,
): Promise<FallAnsicht['bescheide']> => {
  const { db } = services
  const gedruckt = (await bescheideDesFalls(db, geschaeft)).filter(
    (b) => b.datei_guid !== null && b.auszahlung_guid === null,
  )
  const ansichten = await bescheideAnsehen(services, db, gedruckt, await mitleserLaden(db, unternehmen))
  const adresse = (guid: string) =>
    bescheidOeffnen.path.replace(':guid', geschaeft).replace(':bescheidGuid', guid)
  return ansichten.map((b) => ({ ...b, datei: b.datei && { ...b.datei, downloadUrl: adresse(b.guid) } }))
}
