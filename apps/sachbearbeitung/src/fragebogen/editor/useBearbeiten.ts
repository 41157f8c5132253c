import type { Fassungsstand } from '@foerderportal/client/fragebogen/bank'
import { ortVon as adresseVon } from '@foerderportal/shell/bausteine/ortVon'
import { same } from '@foerderportal/values/same'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { kopieVon, neueFrage, neuerBlock, type Formular } from './formular.ts'
import type { Ueberholt } from './fassungsentwurf.ts'
import { useFassung } from './useFassung.ts'
import { abgelegt, alleOrte, blockHinzu, entfernt, frageHinzu, GANZES, ortVon, verschoben } from './umbau.ts'
import { ortName } from './worte.ts'

export type Geoeffnet = {
  readonly anfang: Fassungsstand
  readonly ueberholen: (ueberholt: Ueberholt) => void
}

/** The draft, and the place in it that is being written: the address names it. */
const useStelle = ({ anfang, ueberholen }: Geoeffnet, stelle: string | undefined) => {
  const { guid } = anfang.wert
  const navigate = useNavigate()
  const offen = useFassung(anfang, ueberholen)
  const ort = ortVon(offen.formular, stelle)
  const hier = ort.art === 'ganzes' ? GANZES : (stelle ?? GANZES)
  const gehen = (id: string) => void navigate(adresseVon(pfade.fassungStelle(guid, id)))
  const [geholt, setGeholt] = useState(0)
  /** Whoever follows a link to the place that is open is taken there as to any other. */
  const holen = (id: string) => id === hier && setGeholt((bisher) => bisher + 1)
  const weiter = (um: -1 | 1) => {
    const orte = alleOrte(offen.formular)
    const ziel = orte[orte.indexOf(hier) + um]
    if (ziel !== undefined) gehen(ziel)
  }
  return { guid, offen, ort, hier, gehen, weiter, geholt, holen }
}
type Stelle = ReturnType<typeof useStelle>

/** What comes to it: it is written next. */
const useHinzu = ({ offen: { formular, aendern }, ort, hier, gehen }: Stelle) => {
  const [neu, setNeu] = useState<string>()
  const aufnehmen = (id: string, umbauen: (alt: Formular) => Formular) => {
    aendern(umbauen)
    setNeu(id)
    gehen(id)
  }
  const blockNeu = () => {
    const block = neuerBlock()
    aufnehmen(block.id, (alt) => blockHinzu(alt, hier, block))
  }
  const frageNeu = () => {
    // A question stands in a block.
    if (formular.bloecke.length === 0) return blockNeu()
    const frage = neueFrage('AuswahlFrage')
    return aufnehmen(frage.id, (alt) => frageHinzu(alt, hier, frage))
  }
  const duplizieren = () => {
    if (ort.art !== 'frage') return
    const kopie = kopieVon(ort.frage)
    aufnehmen(kopie.id, (alt) => frageHinzu(alt, hier, kopie))
  }
  return { neu, blockNeu, frageNeu, duplizieren }
}

/** What changes its order, or goes; each can be taken back. */
const umbauten = ({ offen: { formular, aendern }, ort, hier, gehen }: Stelle) => {
  /** At the first or last place nothing moves: then nothing is said, and what can be taken back stays so. */
  const umgestellt = (danach: Formular, id: string, wohin: string) => {
    if (same(danach, formular)) return
    aendern(() => danach, `${ortName(danach, id)}: ${wohin}verschoben.`)
  }
  return {
    bewegen: (id: string, um: -1 | 1) =>
      umgestellt(verschoben(formular, id, um), id, um < 0 ? 'nach oben ' : 'nach unten '),
    ablegen: (id: string, auf: string) => umgestellt(abgelegt(formular, id, auf), id, ''),
    loeschen: () => {
      const orte = alleOrte(formular)
      const dazu = ort.art === 'block' && ort.block.fragen.length > 0 ? ' mit allen Fragen' : ''
      aendern((alt) => entfernt(alt, hier), `${ortName(formular, hier)}${dazu} gelöscht.`)
      gehen(orte[orte.indexOf(hier) - 1] ?? GANZES)
    },
  }
}

/** The draft with the place that is being written, everything that changes its order, and the keys for it. */
export const useBearbeiten = (geoeffnet: Geoeffnet, adresse: string | undefined) => {
  const stelle = useStelle(geoeffnet, adresse)
  const hinzu = useHinzu(stelle)
  useTasten('Fragebogen', [
    { taste: 'j', text: 'bewegen', imFuss: true, tun: () => stelle.weiter(1) },
    { taste: 'k', text: 'bewegen', imFuss: true, tun: () => stelle.weiter(-1) },
    { taste: 'n', text: 'neue Frage', imFuss: true, tun: hinzu.frageNeu },
    { taste: 'b', text: 'neuer Block', tun: hinzu.blockNeu },
  ])
  return { ...stelle, ...hinzu, ...umbauten(stelle) }
}
export type Bearbeitung = ReturnType<typeof useBearbeiten>
