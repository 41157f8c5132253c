import { TAG_MS } from '@foerderportal/values/time'
import type { Tx } from '../../platform/database/database.ts'
import { DEMO_UNTERNEHMEN, mitgliederLaden, unternehmenLaden } from '../../unternehmen/public.ts'
import { DEMO_IBK } from '../../zuwendung/public.ts'
import { demoBekundung, type DemoBekundung } from './bekundungen.ts'
import { demoIbkRundenAnlegen } from './runden.ts'

type Eintrag = Pick<DemoBekundung, 'guid' | 'ibkMetaGuid' | 'investition'> & { readonly vorTagen: number }

/** What Lena declared in the rounds that she was invited from. */
const LENAS: readonly Eintrag[] = [
  {
    guid: 'd0000000-0000-4000-8000-000000000711',
    ibkMetaGuid: DEMO_IBK.vergangen,
    vorTagen: 380,
    investition: { investitionBereich: 'B.1', betragInEuro: 42_000, zuwendungInEuro: 16_800 },
  },
  {
    guid: 'd0000000-0000-4000-8000-000000000712',
    ibkMetaGuid: DEMO_IBK.aktuell,
    vorTagen: 50,
    investition: { investitionBereich: 'B.3', betragInEuro: 85_000, zuwendungInEuro: 25_500 },
  },
]

/**
 * The demo world of this slice, after users and companies: three rounds, one of them open, and Lena's declarations in
 * the other two. Rounds of applications name them, so it comes before slice zuwendung. Safe to repeat at every start.
 */
export const demoInteressenbekundung = async (tx: Tx, jetzt: Date): Promise<void> => {
  await demoIbkRundenAnlegen(tx, jetzt)
  const unternehmenGuid = DEMO_UNTERNEHMEN.hofLindenau
  const unternehmen = await unternehmenLaden(tx, unternehmenGuid)
  const lena = (await mitgliederLaden(tx, unternehmenGuid)).find((m) => m.username === 'lena.lindenau')
  if (unternehmen === undefined || lena === undefined) return
  for (const { vorTagen, ...eintrag } of LENAS)
    await demoBekundung(tx, {
      ...eintrag,
      unternehmenGuid,
      unternehmenName: unternehmen.value.name,
      sub: lena.sub,
      am: new Date(jetzt.getTime() - vorTagen * TAG_MS),
    })
}
