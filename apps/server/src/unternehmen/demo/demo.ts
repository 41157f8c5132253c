import { unternehmenVereinheitlichen } from '@foerderportal/contract/unternehmen/rules'
import { antragsrechteVermerken, type DemoKonten } from '../../nutzer/public.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DEMO_DATEN, type DemoUnternehmen } from './demoDaten.ts'
import { einladungEinfuegen, einladungVorhanden } from '../kern/einladungen.ts'
import { mitgliedschaftEinfuegen, unternehmenEinfuegen } from '../kern/repository.ts'

const guid = (gruppe: string, nummer: number) =>
  `de000000-0000-4000-${gruppe}-${String(nummer).padStart(12, '0')}`

/** The companies of the demo world by name; constant, so that a second start and other slices find them again. */
export const DEMO_UNTERNEHMEN: Readonly<Record<DemoUnternehmen, string>> = {
  hofLindenau: guid('9000', 1),
  hofAltmoor: guid('9000', 2),
  lohnbetriebNord: guid('9000', 3),
  maschinenringSued: guid('9000', 4),
  hofUnbekannt: guid('9000', 5),
  raiffeisenbank: guid('9000', 6),
  agrarTech: guid('9000', 7),
}

type Rang = 'admin' | 'zeichner' | 'mitglied'
type Eintrag = readonly [keyof DemoKonten, Rang]
/** The first is who registered the company. */
const MITGLIEDER: Record<DemoUnternehmen, readonly [Eintrag, ...Eintrag[]]> = {
  hofLindenau: [
    ['lena.lindenau', 'admin'],
    ['paul.partner', 'zeichner'],
    ['nora.nurlesen', 'mitglied'],
  ],
  hofAltmoor: [['max.mehrfach', 'admin']],
  lohnbetriebNord: [
    ['max.mehrfach', 'admin'],
    ['keine.rechte', 'mitglied'],
  ],
  maschinenringSued: [['max.mehrfach', 'admin']],
  hofUnbekannt: [['udo.unidentifiziert', 'admin']],
  raiffeisenbank: [['gisela.genobank', 'admin']],
  agrarTech: [['stefan.startup', 'zeichner']],
}
const SEIT = '2024-03-01'

const mitgliederEinfuegen = async (
  tx: Tx,
  name: DemoUnternehmen,
  konten: DemoKonten,
  am: Date,
): Promise<void> => {
  for (const [benutzer, rang] of MITGLIEDER[name]) {
    await mitgliedschaftEinfuegen(tx, {
      unternehmenGuid: DEMO_UNTERNEHMEN[name],
      sub: konten[benutzer],
      istAdmin: rang === 'admin',
      zeichnungsberechtigung: rang !== 'mitglied',
      seit: SEIT,
    })
    await antragsrechteVermerken(tx, konten[benutzer], am)
  }
}

export const DEMO_EINLADUNG = guid('9002', 1)

/** Lena asks Eva in. An answer stays; what expired unanswered is sent anew at the next start. */
const evaEinladen = async (tx: Tx, konten: DemoKonten, am: Date): Promise<void> => {
  if (await einladungVorhanden(tx, DEMO_EINLADUNG, am)) return
  await einladungEinfuegen(tx, {
    guid: DEMO_EINLADUNG,
    unternehmenGuid: DEMO_UNTERNEHMEN.hofLindenau,
    email: 'eva.eingeladen@demo.example',
    von: konten['lena.lindenau'],
    am,
  })
}

/** Seeds the companies of the demo world that are missing, after `demoNutzer`; what was changed by hand stays. */
export const demoUnternehmen = async (tx: Tx, konten: DemoKonten, am: Date): Promise<void> => {
  // The keys of a constant object; TypeScript widens them to string.
  for (const [i, name] of (Object.keys(DEMO_DATEN) as DemoUnternehmen[]).entries()) {
    const von = konten[MITGLIEDER[name][0][0]]
    const unternehmenGuid = DEMO_UNTERNEHMEN[name]
    const value = unternehmenVereinheitlichen(DEMO_DATEN[name])
    const neu = { guid: unternehmenGuid, snapshotGuid: guid('9001', i + 1), value, am, von, demo: true }
    if ((await unternehmenEinfuegen(tx, neu)) === undefined) continue
    await mitgliederEinfuegen(tx, name, konten, am)
    await protokollieren(tx, {
      unternehmenGuid,
      sub: von,
      handlung: 'unternehmenAnlegen',
      objektGuid: unternehmenGuid,
    })
  }
  await evaEinladen(tx, konten, am)
}
