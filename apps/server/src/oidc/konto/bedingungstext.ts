import { inhalteLaden, NUTZUNGSBEDINGUNGEN } from '../../platform/cms/inhalte.ts'
import type { Config } from '../../platform/config.ts'
import { Html } from '../../platform/seiten/html.ts'

export type Bedingungstext = {
  /** Where the text can be read without signing in. */
  readonly adresse: string
  /** The shipped text; undefined where the operator's content system has it. */
  readonly html: Html | undefined
}

/** The terms of use of this portal. */
export const bedingungstext = (config: Config): Bedingungstext => {
  const mitgeliefert = config.cmsUrl === undefined ? inhalteLaden(config).get(NUTZUNGSBEDINGUNGEN) : undefined
  return {
    adresse: `${config.portalUrl}/cms/${NUTZUNGSBEDINGUNGEN}`,
    html: mitgeliefert && new Html(mitgeliefert.html),
  }
}
