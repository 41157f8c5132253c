import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import { antragAnlegen } from '@foerderportal/client/zuwendung/zuwendung'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { ohneEinladungHindernis } from '@foerderportal/contract/zuwendung/kern/offeneFoerderung'
import { FAEHIGKEITEN } from '@foerderportal/contract/zuwendung/kern/programm/faehigkeiten'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/antrag/schema'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { useFirma } from '../../umgebungFirma.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { AusVorlage } from './AusVorlage.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'

type Props = {
  einladung: AntragUebersicht
  unternehmenGuid: string
  variante?: 'primary' | 'secondary'
  /** What the button says. */
  text?: string
}

/** Why no application can be started now; undefined when one can. */
const hindernis = (
  einladung: AntragUebersicht,
  darfSchreiben: boolean,
  art: UnternehmenArt,
): string | undefined => {
  if (!darfSchreiben) return 'Sie dürfen Anträge ansehen, aber keine stellen.'
  const { maxAnzahlGeschaefte: hoechstens, details, programm } = einladung
  const ohne = FAEHIGKEITEN[programm].MitEinladung ? undefined : ohneEinladungHindernis(art)
  if (ohne !== undefined) return ohne
  return details.length >= hoechstens
    ? `In dieser Runde sind höchstens ${hoechstens} Anträge möglich.`
    : undefined
}

/** Starts an application and opens it. */
export function NeuerAntrag({
  einladung,
  unternehmenGuid,
  variante = 'primary',
  text = 'Neuen Antrag beginnen',
}: Props) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  /** One for each wish: whoever repeats it because no answer came finds what the first attempt made. */
  const [guids] = useState<Record<string, string>>({})

  const grund = hindernis(einladung, darfSchreiben, useFirma().type)
  const beginnen = (vorlage = '') =>
    versuchen(async () => {
      const guid = (guids[vorlage] ??= crypto.randomUUID())
      await antragAnlegen(einladung.guid, unternehmenGuid, vorlage ? { guid, vorlage } : { guid })
      void queryClient.invalidateQueries({ queryKey: ANTRAEGE_KEY })
      // What became of the earlier answers stands on the first page.
      await navigate({ to: vorlage ? pfade.antrag(guid, 'unternehmen') : pfade.antragWeiter(guid) })
    })
  return (
    <div className="p-stapel p-stapel--eng">
      <div className="p-reihe">
        <Knopf
          variante={variante}
          icon="add"
          laeuft={laeuft}
          gesperrtWeil={grund}
          onClick={() => void beginnen()}
        >
          {text}
        </Knopf>
        {grund === undefined && einladung.mitVorlage && (
          <AusVorlage
            unternehmenGuid={unternehmenGuid}
            programm={einladung.programm}
            laeuft={laeuft}
            beginnen={(vorlage) => void beginnen(vorlage)}
          />
        )}
      </div>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
