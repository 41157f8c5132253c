import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { als } from '../../platform/testing/portalBasis.ts'

const SABINE = { als: { ...als('sabine.sachbearbeitung'), rollen: ['SACHBEARBEITUNG_LESEN'] } }

/** The register of the bank's people, and the portal's users as they find them. */
export const aufrufe: Aufrufteil = async () => ({
  beispiele: {
    bankpersonAnmelden: SABINE,
    bankpersonenLesen: SABINE,
    bankEntwurfSchluesselLesen: SABINE,
    personenSuchen: { ...SABINE, query: { text: 'lindenau' } },
  },
})
