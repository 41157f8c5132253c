import { VORFUEHRUNG_SATZ } from '@foerderportal/contract/shared/vorfuehrung'
import { html, type Html } from './html.ts'

/** The line above every page of a demonstration that anybody may open. */
export const vorfuehrungszeile = ({
  demoOeffentlich,
}: {
  readonly demoOeffentlich: boolean
}): Html | undefined =>
  demoOeffentlich ? html`<p class="vorfuehrungszeile" role="note">${VORFUEHRUNG_SATZ}</p>` : undefined
