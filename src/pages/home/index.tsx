import { View, Button } from '@tarojs/components';
import { useState } from 'react';
import { observer } from 'mobx-react';
import styles from './index.module.scss';
function Home() { const [n, set] = useState(0); return <View className={styles.box}><Button onClick={() => set(n + 1)}>hi {n}</Button></View>; }
export default observer(Home);
