import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { grundVon, mitGrund } from '../berichte.ts'
import type { Dauer } from './dauern.ts'
import { BERICHTE, VITEST_DAUERN } from './schritte.ts'

const wiederholte = (modul: TestModule): string[] =>
  [...modul.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky === true)
    .map((test) =>
      mitGrund({
        titel: `${modul.relativeModuleId} ${test.fullName}`,
        ...grundVon(test.result().errors?.[0]?.message),
      }),
    )

const dauerVon = (modul: TestModule): Dauer => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    modul.diagnostic()
  const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
  return { datei: modul.relativeModuleId, sekunden: ms / 1000, wiederholt: wiederholte(modul) }
}

/**
 * Says how long each file took, loading and hooks included, and which tests passed only when they were repeated: Vitest's
 * JSON report counts its tests only, and once.
 */
export default class DauerReporter implements Reporter {
  onTestRunStart(): void {
    rmSync(VITEST_DAUERN, { force: true })
  }

  onTestRunEnd(module: readonly TestModule[]): void {
    mkdirSync(BERICHTE, { recursive: true })
    writeFileSync(VITEST_DAUERN, JSON.stringify(module.map(dauerVon)))
  }
}
