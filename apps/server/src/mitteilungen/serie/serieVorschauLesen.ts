import type { SerieVorschau } from '@foerderportal/contract/mitteilungen/serie/schema'
import type { Services } from '../../platform/services.ts'
import { bausteineFuer } from '../bank/bankKonversationView.ts'
import { serienlageLaden, type Serienlage } from './serienlage.ts'

/** The one programme of all of them; null where they are of several. */
const gemeinsam = (programme: readonly (string | null)[]): string | null =>
  new Set(programme).size === 1 ? (programme[0] ?? null) : null

/** S9-08. Case by case whether the message goes there, and who would get a mail. */
export const serieVorschauLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sub, faelle }: { readonly sub: string; readonly faelle: readonly string[] },
): Promise<SerieVorschau> => {
  const jetzt = clock.now()
  const gewaehlt = [...new Set(faelle)]
  const lagen: Serienlage[] = []
  for (const geschaeft of gewaehlt) {
    const lage = await serienlageLaden(db, geschaeft, { sub, jetzt })
    if (lage !== undefined) lagen.push(lage)
  }
  const programm = gemeinsam(lagen.map(({ konversation }) => konversation.programm))
  return {
    faelle: lagen.map(({ ansicht }) => ansicht),
    fehlen: gewaehlt.length - lagen.length,
    bausteine: await bausteineFuer(db, programm, jetzt),
  }
}
