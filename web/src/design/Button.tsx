import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends ComponentProps<'button'> {
  look?: 'plain' | 'main' | 'quiet';
  icon?: IconName;
}

export function Button({ look = 'plain', icon, className = '', children, ...rest }: Props) {
  const isBare = children === undefined;
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[look], isBare && styles.bare, className].filter(Boolean).join(' ')}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}
