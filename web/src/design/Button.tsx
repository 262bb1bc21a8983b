import type { ComponentProps } from 'react';
import { classes } from '../base/classes.ts';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends ComponentProps<'button'> {
  look?: 'plain' | 'main' | 'quiet';
  icon?: IconName;
}

export function Button({ look = 'plain', icon, className = '', children, ...rest }: Props) {
  const isBare = children === undefined;
  return (
    <button type="button" {...rest} className={classes(styles.button, styles[look], isBare && styles.bare, className)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}
