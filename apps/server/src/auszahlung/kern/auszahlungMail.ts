import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { portalVerweis } from '../../platform/mail/portalVerweis.ts'
import type { Auszahlungsantrag } from './auszahlungen.ts'

/** The way from a mail to a payout request, with the company that it belongs to; 'weiter' is where there is something to do. */
export const auszahlungVerweis = (
  portal: Pick<Betreiber, 'portalUrl'>,
  auszahlung: Pick<Auszahlungsantrag, 'guid' | 'unternehmen_guid' | 'programm'>,
  seite: 'weiter' | 'eingang',
): string => portalVerweis(portal, `/auszahlung/antrag/${auszahlung.guid}/${seite}`, auszahlung)
