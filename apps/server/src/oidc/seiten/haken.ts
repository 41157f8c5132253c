import { html, type Html } from '../../platform/seiten/html.ts'

export type Haken = {
  readonly name: string
  readonly label: string
  readonly hinweis?: string | undefined
  readonly an?: boolean
  readonly fehler?: string | undefined
}

/** A box to tick with its sentence, hint and error. */
export const haken = (h: Haken): Html => {
  const beschrieben = [h.hinweis && `${h.name}-hinweis`, h.fehler && `${h.name}-fehler`].filter(Boolean)
  return html` <div class="feld feld--haken${h.fehler && ' feld--fehler'}">
    <input
      id="${h.name}"
      name="${h.name}"
      type="checkbox"
      value="ja"
      ${h.an === true && html` checked`}${h.fehler && html` aria-invalid="true" autofocus`}${
        beschrieben.length > 0 && html` aria-describedby="${beschrieben.join(' ')}"`
      }
    />
    <label for="${h.name}">${h.label}</label>
    ${h.hinweis && html`<p class="hinweis" id="${h.name}-hinweis">${h.hinweis}</p>`}
    ${h.fehler && html`<p class="fehler" id="${h.name}-fehler">${h.fehler}</p>`}
  </div>`
}
