import { View } from '@tarojs/components';
export default function Soon() { return <View>soon</View>; }
