import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useEffect, useState } from 'react'
import { abschiedLesen, abschiedVergessen } from './abschied.ts'

/** Says what was deleted or withdrawn a moment ago, to eyes and ears. */
export function Abschied() {
  const [text] = useState(abschiedLesen)
  useEffect(() => {
    if (text === undefined) return
    ansagen(text)
    abschiedVergessen()
  }, [text])
  return (
    text !== undefined && (
      <Hinweis ton="success" className="p-text">
        {text}
      </Hinweis>
    )
  )
}
