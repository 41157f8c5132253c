import { Menue, type Menueeintrag } from '@foerderportal/ui/Menue.tsx'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { useFirmen } from '../useFirmen.ts'
import { useOrt } from '../useOrt.ts'
import { Post } from './Post.tsx'
import { unternehmensmenue, useNutzermenue } from './menues.ts'

/** For which company and as whom one is here, with their menus, and the unread messages (R2.3-01). */
export function Kontobereich() {
  const nutzer = useNutzer()
  const firmen = useFirmen()
  const { firma } = firmen
  const name = nutzer && `${nutzer.firstname} ${nutzer.lastname}`
  return (
    <>
      <p className="s-kopf__wer">
        {firma && <Angabe was="Unternehmen" wert={firma.name} />}
        {name ? <Angabe was="Angemeldet als" wert={name} /> : <>&nbsp;</>}
      </p>
      {firma && <Unternehmensmenue name={firma.name} eintraege={unternehmensmenue(firmen)} />}
      {name && <Nutzermenue name={name} />}
      {/* The place of the icon stays free until the guard has found the company. */}
      {firma ? <Post unternehmenGuid={firma.id} /> : <span className="s-post s-post--leer" />}
    </>
  )
}

/** On a phone, where the menus stand in the bar below. */
function Angabe({ was, wert }: { was: string; wert: string }) {
  return (
    <span>
      <span className="p-nur-vorlesen">{was}: </span>
      {wert}
    </span>
  )
}

type UnternehmensmenueProps = { name: string; eintraege: readonly Menueeintrag[] }

function Unternehmensmenue({ name, eintraege }: UnternehmensmenueProps) {
  return (
    <div className="s-kopf__menue">
      <Menue
        text={name}
        bedeutung="Unternehmen"
        icon="unternehmen"
        kopf={name}
        eintraege={eintraege}
        ort={useOrt()}
      />
    </div>
  )
}

function Nutzermenue({ name }: { name: string }) {
  return (
    <div className="s-kopf__menue">
      <Menue
        text={name}
        bedeutung="Konto"
        icon="account-circle"
        eintraege={useNutzermenue('mit-portalwechsel')}
        ort={useOrt()}
      />
    </div>
  )
}
