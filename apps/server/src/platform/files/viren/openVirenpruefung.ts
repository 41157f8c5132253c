import { clamd } from './clamd.ts'
import type { ClamdAdresse } from './clamdAdresse.ts'
import type { Virenpruefung } from './virenpruefung.ts'

/** The scanner that the configuration names; undefined: none. */
export const openVirenpruefung = ({
  clamd: adresse,
}: {
  readonly clamd: ClamdAdresse | undefined
}): Virenpruefung | undefined => (adresse === undefined ? undefined : clamd(adresse))

const OHNE_CLAMD =
  'CLAMD fehlt: Hochgeladene Dateien werden nicht auf Viren geprüft. Wie man die Prüfung anschließt, steht in docs/betrieb/virenpruefung.md.'

/** What the start says about the scan, in German: nothing when all is well. */
export const virenpruefungWarnungen = async (pruefung: Virenpruefung | undefined): Promise<string[]> => {
  if (pruefung === undefined) return [OHNE_CLAMD]
  const { ok, message } = await pruefung.befinden()
  return ok
    ? []
    : [
        `${message} Das Portal startet trotzdem; was hochgeladen wird, wartet auf die Prüfung und ist bis dahin gesperrt.`,
      ]
}
