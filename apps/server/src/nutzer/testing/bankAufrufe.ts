import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { als } from '../../platform/testing/portalBasis.ts'
import { zweiterFaktor } from './person.ts'

const SABINE = { als: { ...als('sabine.sachbearbeitung'), rollen: ['SACHBEARBEITUNG_LESEN'] } }

/** The register of the bank's people, and the portal's users as they find them. */
export const aufrufe: Aufrufteil = async ({ t }) => ({
  beispiele: {
    bankpersonAnmelden: SABINE,
    bankpersonenLesen: SABINE,
    bankEntwurfSchluesselLesen: SABINE,
    bankFaktorenLesen: SABINE,
    bankFaktorLoeschen: {
      ...SABINE,
      params: { otpId: await zweiterFaktor(t, SABINE.als.sub) },
      objekte: { otpId: await zweiterFaktor(t, als('max.mehrfach').sub) },
    },
    personenSuchen: { ...SABINE, query: { text: 'lindenau' } },
  },
  katalog: ({ unbekannt }) => [
    ['bankFaktorLoeschen', 401, 'Reauthentication required', () => ({ wer: { ...SABINE.als, authTime: 1 } })],
    ['bankFaktorLoeschen', 404, 'Nicht gefunden', unbekannt('bankFaktorLoeschen', 'otpId')],
  ],
})
