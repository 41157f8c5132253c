import type { Betreiber } from '../../platform/mail/betreiber.ts'
import type { Auszahlungsantrag } from './auszahlungen.ts'

/** The way from a mail to the payout requests of the company. */
export const auszahlungVerweis = (
  { portalUrl }: Pick<Betreiber, 'portalUrl'>,
  { unternehmen_guid }: Pick<Auszahlungsantrag, 'unternehmen_guid'>,
): string => `${portalUrl}/auszahlung/uebersicht?unternehmenId=${unternehmen_guid}`
