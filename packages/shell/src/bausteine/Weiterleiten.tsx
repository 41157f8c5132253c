import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Leads on to another address, once. The router's own Navigate starts anew with each render, and rendering is what a
 * navigation causes: it never ended here.
 */
export function Weiterleiten({ nach }: { nach: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: nach, replace: true })
  }, [navigate, nach])
  return null
}
