import { html, type Html } from '../../platform/seiten/html.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { POSTAUSGANG_PFAD } from '../../platform/vorfuehrung/postausgangCode.ts'

/** Good news at the top of a page; screen readers hear of it. */
export const gelungen = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<div class="meldung meldung--gut" role="status"><p>${text}</p></div>`

/** In the demo no mail leaves the house: the page says where it can be read. */
export const demoPostausgang = ({ demo }: Betreiber, an?: string): Html | undefined =>
  demo
    ? html`<p class="hinweis-demo">
        <strong>Vorführung:</strong> Die E-Mail finden Sie im
        <a
          href="${POSTAUSGANG_PFAD}${an !== undefined && `?an=${encodeURIComponent(an)}`}"
          target="_blank"
          rel="noopener"
          >Postausgang der Vorführung (neuer Tab)</a
        >.
      </p>`
    : undefined
