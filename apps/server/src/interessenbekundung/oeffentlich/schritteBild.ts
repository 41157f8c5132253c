import { html, type Html } from '../../platform/seiten/html.ts'

/** The four steps of a draw, as everybody reads them. */
const SCHRITTE = [
  ['Zusage', 'vor der Frist'],
  ['Liste', 'am Ende der Frist'],
  ['Ziehung', 'öffentlich'],
  ['Reihung', 'für alle nachrechenbar'],
] as const

const STAENDE = {
  fertig: 'geschehen',
  jetzt: 'als Nächstes',
  offen: 'noch offen',
} as const

const standVon = (i: number, fertig: number): keyof typeof STAENDE => {
  if (i < fertig) return 'fertig'
  return i === fertig ? 'jetzt' : 'offen'
}

/**
 * A picture of how far the draw is: boxes with arrows, on a telephone below one another. It is a list, so that whoever
 * does not see it hears the same in the same order; where a step stands is said in words, not by colour alone.
 */
export const schritteBild = (fertig: number): Html =>
  html`<ol class="schritte">
    ${SCHRITTE.map(([name, wann], i) => {
      const stand = standVon(i, fertig)
      return html`<li class="${stand}"><b>${name}</b><span>${wann}</span><em>${STAENDE[stand]}</em></li>`
    })}
  </ol>`
