import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { UNTERNEHMEN_ART_TEXT, type UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch, type Control } from 'react-hook-form'
import { ArtWahl } from '../../shared/ArtWahl.tsx'
import type { UnternehmenWerte } from './formularwerte.ts'

type NutzerArt = NutzerHuelle['value']['type']

/** What is needed, and what comes of it; said before anybody begins to type. */
const DAFUER: Record<UnternehmenArt, string> = {
  LandwirtschaftlichesUnternehmen:
    'Halten Sie den letzten Steuerbescheid und die Bankverbindung bereit. Es dauert etwa fünf Minuten.',
  Kreditinstitut:
    'Wir brauchen nur den Namen. Zuschüsse beantragen im Portal zurzeit nur landwirtschaftliche Unternehmen.',
  Startup:
    'Wir brauchen nur den Namen. Zuschüsse beantragen im Portal zurzeit nur landwirtschaftliche Unternehmen.',
}

/**
 * The server lets every user register every kind: somebody may have chosen wrongly in the first step, or act for several.
 * Nobody is sent back; whoever chooses the other kind reads that his own data stay what they are.
 */
const andersAlsDiePerson = (nutzer: NutzerArt, art: UnternehmenArt): string | undefined => {
  if (nutzer === 'GpNutzer' && art !== 'Kreditinstitut')
    return 'Sie selbst sind für ein Kreditinstitut registriert. Das bleibt so; das Unternehmen können Sie trotzdem angeben.'
  if (nutzer === 'LandwirtNutzer' && art === 'Kreditinstitut')
    return 'Sie selbst sind nicht für ein Kreditinstitut registriert. Das bleibt so; das Kreditinstitut können Sie trotzdem angeben.'
  return undefined
}

type Props = {
  control: Control<UnternehmenWerte>
  nutzerArt: NutzerArt
  /** What is about to be done with it. */
  verb: string
  /** The first step has asked already (rule G-03): it is said, and asked again on request only. */
  schonGefragt: boolean
}

/** The kind of the company, and what follows from it. */
export function ArtDesUnternehmens({ control, nutzerArt, verb, schonGefragt }: Props) {
  const [fragen, setFragen] = useState(!schonGefragt)
  const bereich = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone with the answer.
  const nochmalFragen = () => {
    flushSync(() => setFragen(true))
    bereich.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }
  const art = useWatch({ control, name: 'type' })
  const anders = andersAlsDiePerson(nutzerArt, art)
  return (
    <div className="p-stapel" ref={bereich}>
      {fragen ? (
        <ArtWahl control={control} name="type" etikett={`Was möchten Sie ${verb}?`} />
      ) : (
        <div className="s-buendig">
          <p className="kern-body">
            Sie {verb}: <strong>{UNTERNEHMEN_ART_TEXT[art]}</strong>
          </p>
          <Knopf variante="tertiary" onClick={nochmalFragen}>
            Etwas anderes {verb}
          </Knopf>
        </div>
      )}
      <output className="p-stapel">
        <p className="kern-body">{DAFUER[art]}</p>
        {anders && <Hinweis>{anders}</Hinweis>}
      </output>
    </div>
  )
}
