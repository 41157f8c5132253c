import { Lagehinweis } from '@foerderportal/assistent/eingang/Lagehinweis.tsx'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { eingangslage, type Eingangslage } from '@foerderportal/contract/zuwendung/geschaeft/eingangslage'
import type { AntragAntwort, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'

type Props = { antrag: AntragAntwort; anhoerung: GeschaeftDetail['anhoerung'] }

/** Where an application that was sent stands now, and what comes next. */
export function EingangLage({ antrag, anhoerung }: Props) {
  const jetzt = serverJetzt()
  const lage = eingangslage({ ...antrag, anhoerung }, jetzt)
  if (lage === undefined) return null
  return (
    <Lagehinweis lage={lage} jetzt={jetzt}>
      {lage.antwort && <Antworten antrag={antrag} tun={lage.antwort.tun} />}
    </Lagehinweis>
  )
}

type Antwort = NonNullable<Eingangslage['antwort']>

const WEGE: Record<Antwort['tun'], { readonly text: string; readonly nach: (guid: string) => string }> = {
  ergaenzen: { text: 'Angaben ergänzen', nach: pfade.antragWeiter },
  stellungNehmen: { text: 'Anhörung lesen', nach: pfade.anhoerung },
}

/** Everybody reads a hearing; corrections are for who may write. */
function Antworten({ antrag: { aenderbar, formular }, tun }: Pick<Props, 'antrag'> & Pick<Antwort, 'tun'>) {
  const navigate = useNavigate()
  const { text, nach } = WEGE[tun]
  if (tun === 'ergaenzen' && !aenderbar)
    return (
      <p className="kern-body">Ergänzen kann die Angaben, wer in Ihrem Unternehmen Anträge bearbeitet.</p>
    )
  return (
    <div className="p-reihe">
      <Knopf onClick={() => void navigate({ to: nach(formular.guid) })}>{text}</Knopf>
    </div>
  )
}
