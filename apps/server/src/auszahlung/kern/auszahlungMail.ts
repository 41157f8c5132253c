import type { Betreiber } from '../../platform/mail/betreiber.ts'
import type { Auszahlungsantrag } from './auszahlungen.ts'

/** The way from a mail to a payout request, with the company that it belongs to; 'weiter' is where there is something to do. */
export const auszahlungVerweis = (
  { portalUrl }: Pick<Betreiber, 'portalUrl'>,
  { guid, unternehmen_guid }: Pick<Auszahlungsantrag, 'guid' | 'unternehmen_guid'>,
  seite: 'weiter' | 'eingang',
): string => `${portalUrl}/auszahlung/antrag/${guid}/${seite}?unternehmenId=${unternehmen_guid}`
