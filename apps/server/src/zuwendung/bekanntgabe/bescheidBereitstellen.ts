import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { bekanntgabeEingewilligt } from '../../unternehmen/public.ts'
import { zeichnendeLaden } from '../kern/antragMail.ts'
import { zeichnendenSchreiben } from './bekanntgabeMail.ts'
import { bescheidSperren, bereitstellungEinfuegen, type Bescheid } from './bekanntgaben.ts'
import { VON_SELBST } from '../../platform/audit/protokollieren.ts'
import { bekanntgabeProtokollieren } from './bekanntgabePolicy.ts'

/** Whether the portal is a way to this company: it agreed (S1-10), and there is somebody to tell. */
export const imPortalMoeglich = async (tx: Tx, unternehmenGuid: string): Promise<boolean> =>
  (await bekanntgabeEingewilligt(tx, unternehmenGuid)) &&
  (await zeichnendeLaden(tx, unternehmenGuid)).length > 0

type Anlass = {
  readonly handlung: 'bescheidBereitstellen' | 'bescheidErneutBereitstellen'
  readonly sub: string
}

/** Puts it into the portal and tells who may sign; the ten days begin when a mail server has taken the first mail. */
export const bereitstellen = async (
  services: Services,
  tx: Tx,
  bescheid: Bescheid,
  anlass: Anlass,
): Promise<void> => {
  const empfaenger = (await zeichnendeLaden(tx, bescheid.unternehmen_guid)).map(({ sub }) => sub)
  const nr = await bereitstellungEinfuegen(tx, bescheid, empfaenger, services.clock.now())
  await bekanntgabeProtokollieren(tx, bescheid, {
    ...anlass,
    nr,
    empfaenger,
    datei: bescheid.datei_guid,
    sha256: bescheid.datei_sha256,
  })
  await zeichnendenSchreiben(services, tx, 'liegtBereit', { ...bescheid, nr })
}

/**
 * S9-10, in the transaction that makes the file of a notice exist. Where the portal is no way to the company nothing
 * happens: it waits for its letter. Twice is as once.
 */
export const bescheidBereitstellen = async (
  services: Services,
  tx: Tx,
  { guid }: { readonly guid: string },
): Promise<void> => {
  const bescheid = await bescheidSperren(tx, guid)
  if (bescheid === undefined || bescheid.nr !== null) return
  if (await imPortalMoeglich(tx, bescheid.unternehmen_guid))
    await bereitstellen(services, tx, bescheid, { handlung: 'bescheidBereitstellen', sub: VON_SELBST })
}
