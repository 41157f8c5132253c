import { titelFokussieren } from '../bausteine/titelfokus.ts'

/** So many pictures may pass until what is done is drawn. */
const BILDER = 30

/** What had the focus goes with what is done; whoever works by keyboard then goes on at the title of the page. */
export const fokusHalten = (bilder = BILDER): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body) titelFokussieren()
    else if (bilder > 1) fokusHalten(bilder - 1)
  })
